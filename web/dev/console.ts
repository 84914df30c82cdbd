import { start } from "../shared/start";
import App from "../console/App.svelte";
import { apart } from "./mock/apart";
import { Made } from "./mock/made";
import { transport } from "./mock/server";

const asked = new URLSearchParams(location.search);
const count = Number(asked.get("boards") ?? 24);
const made = new Made(count);
Object.assign(window, { made });
start(App, { transport: asked.has("apart") ? apart("console", count) : transport(made) });
