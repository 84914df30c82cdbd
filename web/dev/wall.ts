import { start } from "../shared/start";
import App from "../wall/App.svelte";
import { apart } from "./mock/apart";
import { MadeHall, wallTransport } from "./mock/hall";

const asked = new URLSearchParams(location.search);
const count = Number(asked.get("devices") ?? 24);
const made = new MadeHall(count, asked.has("calm"), asked.has("unchecked"));
if (asked.has("over")) made.finish();
Object.assign(window, { made });
start(App, { transport: asked.has("apart") ? apart("wall", count) : wallTransport(made) });
