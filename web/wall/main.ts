import { webTransport } from "../shared/rpc";
import { start } from "../shared/start";
import App from "./App.svelte";

start(App, { transport: webTransport() });
