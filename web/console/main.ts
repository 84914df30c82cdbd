import "../shared/base.css";
import "./console.css";
import { start } from "../shared/start";
import { webTransport } from "../shared/rpc";
import App from "./App.svelte";

start(App, { transport: webTransport() });
