// By whose name and office something was done, as a player reads it.
import type { Role } from "../../api/adoube/v1/common_pb";
import { t } from "../../shared/i18n.svelte";
import { officeBeside, officeName } from "../../shared/office";

/** `By Ada Castillo, Chief Arbiter`; a name that is the office is not said twice. */
export function signature({ by, office }: { by: string; office: Role }): string {
  if (!office) return t("play-ruled-by-arbiter");
  const said = officeName(office);
  return by && officeBeside(by, office)
    ? t("play-ruled-by", { by, office: said })
    : t("play-ruled-by-office", { office: said });
}
