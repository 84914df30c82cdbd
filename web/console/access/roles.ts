import { Role } from "../../api/adoube/v1/common_pb";

/** "chief-arbiter" of `ROLE_CHIEF_ARBITER`, as the role table has it. */
export const roleWord = (role: Role): string =>
  (Role[role] ?? "").toLowerCase().replaceAll("_", "-");

/** Roles that sit at one venue. */
export const isLocal = (role: Role): boolean => role === Role.LTA || role === Role.LCA;

/** Roles that have a console. */
export const INVITED = [
  Role.CHIEF_ARBITER,
  Role.ARBITER,
  Role.LCA,
  Role.LTA,
  Role.ORGANISER,
] as const;
