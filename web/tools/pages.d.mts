import type { UserConfig } from "vite";

export const web: string;
export const PAGES: string[];
export const TEXTS: Record<string, string[]>;
export function config(page: string): UserConfig & { configFile: false };
