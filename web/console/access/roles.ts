import { Role } from "../../api/adoube/v1/common_pb";

/** Roles that sit at one venue. */
export const isLocal = (role: Role): boolean => role === Role.LTA || role === Role.LCA;

/** Roles that have the wall of a venue. */
const AT_WALL: readonly Role[] = [Role.CHIEF_ARBITER, Role.ARBITER, Role.LCA, Role.LTA];
export const hasWall = (role: Role | undefined): boolean =>
  role !== undefined && AT_WALL.includes(role);

/** Roles that have a console. */
export const INVITED = [
  Role.CHIEF_ARBITER,
  Role.ARBITER,
  Role.LCA,
  Role.LTA,
  Role.ORGANISER,
] as const;
