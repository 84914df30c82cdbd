// A browser by the name that people know it by, from what it says it is.

const NAMES: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, "Edge"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** `Firefox 140, Android`; what is not known is shown as it came. */
export function browserName(said: string): string {
  const system = SYSTEMS.find(([sign]) => sign.test(said))?.[1];
  for (const [sign, name] of NAMES) {
    const found = sign.exec(said);
    if (found) return [`${name} ${found[1] ?? ""}`, system].filter(Boolean).join(", ");
  }
  return said;
}
