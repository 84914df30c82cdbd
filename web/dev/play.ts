import { start } from "../shared/start";
import App from "../play/App.svelte";
import { looks, read } from "../play/looks.svelte";
import { MadeSeat, playTransport } from "./mock/seat";

// play.html?state=ruling&side=black: see mock/states.ts for what there is.
const asked = new URLSearchParams(location.search);
const made = new MadeSeat(asked.get("state") ?? "playing", asked.get("side") ?? "white");
Object.assign(window, { made });
looks.set(read({ ...Object.fromEntries(asked), contrast: asked.has("contrast") }));
start(App, { transport: playTransport(made), known: asked.get("state") !== "no-token" });
