// The pages with a made-up event behind them, to look at while they are made. Nothing of it is built
// into what the programs serve.
import { config, web } from "../tools/pages.mjs";

const { plugins, configFile, logLevel } = config("console");

export default {
  // All texts, whatever page is looked at.
  plugins: plugins?.filter((one) => !one || !("name" in one && one.name === "texts")),
  configFile,
  logLevel,
  root: `${web}/dev`,
  server: {
    port: 5199,
    strictPort: true,
    host: "127.0.0.1",
    fs: { allow: [web, `${web}/../text`] },
  },
};
