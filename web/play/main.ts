import { decoded } from "../shared/decoded";
import { tokenTransport } from "../shared/rpc";
import { start } from "../shared/start";
import App from "./App.svelte";
import { looks } from "./looks.svelte";

// It stays in the address: the page is reloaded with it, and no address is seen on a locked device.
const token = decoded(location.hash.slice(1));
addEventListener("hashchange", () => location.reload());
looks.apply();
start(App, { transport: tokenTransport(token), known: token !== "" });
