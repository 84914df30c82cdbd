// By whose name and office something was done, as a player reads it.
import type { Role } from "../../api/adoube/v1/common_pb";
import { t, word } from "../../shared/i18n.svelte";
import { officeBeside } from "../../shared/office";
import { roleWord } from "../../shared/wire";

/** `By Ada Castillo, Chief Arbiter`; a name that is the office is not said twice. */
export function signature({ by, office }: { by: string; office: Role }): string {
  if (!office) return t("play-ruled-by-arbiter");
  const role = roleWord(office);
  const said = word("pages-role", role);
  return by && officeBeside(by, role)
    ? t("play-ruled-by", { by, office: said })
    : t("play-ruled-by-office", { office: said });
}
