/** Outlines of the app's own icons, by name. Filled in by the build: see build/icons.ts. */
export const drawings: Readonly<Record<string, string>> = {}
