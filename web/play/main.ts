import "../shared/base.css";
import { start } from "../shared/start";
import App from "./App.svelte";

start(App, {});
