import "../shared/base.css";
import { start } from "../shared/start";
import App from "../console/App.svelte";
import { Made } from "./mock/made";
import { transport } from "./mock/server";

const asked = new URLSearchParams(location.search);
const made = new Made(Number(asked.get("boards") ?? 24));
Object.assign(window, { made });
start(App, { transport: transport(made) });
