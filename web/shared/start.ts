// Puts a page into its document.
import "./base.css";
import { mount, type Component } from "svelte";
import { theme } from "./theme.svelte";

export function start<P extends Record<string, unknown>>(page: Component<P>, props: P) {
  theme.apply();
  const target = document.getElementById("page");
  if (target) mount(page, { target, props });
}
