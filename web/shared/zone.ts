// Instants by the clock of a venue's time zone.

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, kind: string, options: Intl.DateTimeFormatOptions, land = "en-GB") {
  const key = `${zone} ${kind}`;
  let found = formats.get(key);
  if (!found) {
    found = make(zone, options, land);
    formats.set(key, found);
  }
  return found;
}

/** A zone that this browser does not know is told in UTC, and so named. */
function make(zone: string, options: Intl.DateTimeFormatOptions, land: string) {
  const common = { ...options, hourCycle: "h23" as const };
  try {
    return new Intl.DateTimeFormat(land, { ...common, timeZone: zone || "UTC" });
  } catch {
    return new Intl.DateTimeFormat(land, { ...common, timeZone: "UTC" });
  }
}

const TIME = { hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;

/** `14:03:59`. */
export function time(ms: number, zone: string): string {
  return format(zone, "time", TIME).format(ms);
}

/** `14:03`. */
export function minute(ms: number, zone: string): string {
  return format(zone, "minute", { hour: "2-digit", minute: "2-digit" }).format(ms);
}

/** `14:03:59.123`. */
export function exact(ms: number, zone: string): string {
  const options = { ...TIME, fractionalSecondDigits: 3 as const };
  return format(zone, "exact", options).format(ms);
}

/** `Fri 17 Jun 2022`, in the reader's language. */
export function day(ms: number, zone: string, language: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
      ...options,
      timeZone: zone || "UTC",
    }).format(ms);
  } catch {
    return new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(ms);
  }
}

/** Each land's browsers know the names of its own zones, and give figures for those of others. */
const LANDS = "en-GB en-US en-IN en-AU en-NZ en-ZA ja-JP pt-BR es-AR es-CO en-SG id-ID".split(" ");

const FIGURES = /^(GMT|UTC)[+-]/;

function nameIn(land: string, ms: number, zone: string): string {
  const parts = format(zone, `zone ${land}`, { timeZoneName: "short" }, land).formatToParts(ms);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "UTC";
}

/** `CEST`, `IST`; where no land has a name for it, how far it is from Greenwich. */
export function zoneName(ms: number, zone: string): string {
  const named = LANDS.find((land) => !FIGURES.test(nameIn(land, ms, zone)));
  return nameIn(named ?? "en-GB", ms, zone);
}

/** `14:03:59.123 CEST`. */
export function exactStamp(ms: number, zone: string): string {
  return `${exact(ms, zone)} ${zoneName(ms, zone)}`;
}

/** `14:03:59 CEST`. */
export function stamp(ms: number, zone: string): string {
  return `${time(ms, zone)} ${zoneName(ms, zone)}`;
}

/** The same, and by another zone's clock where that is another: `23:14:17 GMT-5 (05:14:17 CET)`. */
export function both(ms: number, zone: string, other: string): string {
  const [here, there] = [stamp(ms, zone), stamp(ms, other)];
  return here === there ? here : `${here} (${there.replaceAll(" ", "\u00a0")})`;
}
