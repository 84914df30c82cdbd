import { start } from "../shared/start";
import { webTransport } from "../shared/rpc";
import App from "./App.svelte";

start(App, { transport: webTransport() });
