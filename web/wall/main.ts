import { contrast } from "../shared/contrast.svelte";
import { webTransport } from "../shared/rpc";
import { start } from "../shared/start";
import App from "./App.svelte";

contrast.apply();
start(App, { transport: webTransport() });
