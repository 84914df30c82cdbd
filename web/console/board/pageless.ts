// Players whose device is heard and whose page is gone: play cannot go on, and no silence tells of it.
import { GameStage } from "../../api/adoube/v1/common_pb";
import type { BoardView, VenueView } from "../../api/adoube/v1/event_pb";
import { DeviceHealth } from "../../api/adoube/v1/uplink_pb";
import { SIDES, type SideName } from "../../shared/wire";

export function withoutPage(
  view: BoardView,
  venues: ReadonlyMap<string, { view: VenueView }>,
): SideName[] {
  if (view.state === GameStage.FINISHED) return [];
  return SIDES.filter((side) => {
    const seat = view[side];
    const devices = venues.get(seat?.venue ?? "")?.view.devices ?? [];
    const at = devices.find(({ device }) => device === seat?.device);
    return at?.health === DeviceHealth.PAGE_MISSING;
  });
}
