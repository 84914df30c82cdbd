import "../shared/base.css";
import { start } from "../shared/start";
import App from "../wall/App.svelte";
import { MadeHall, wallTransport } from "./mock/hall";

const asked = new URLSearchParams(location.search);
const made = new MadeHall(Number(asked.get("devices") ?? 24), asked.get("calm") !== null);
Object.assign(window, { made });
start(App, { transport: wallTransport(made) });
