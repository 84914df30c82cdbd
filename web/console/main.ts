import { contrast } from "../shared/contrast.svelte";
import { start } from "../shared/start";
import { webTransport } from "../shared/rpc";
import App from "./App.svelte";

contrast.apply();
start(App, { transport: webTransport() });
