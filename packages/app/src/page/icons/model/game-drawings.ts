/** Outlines of the games' icons, by name; loaded with the first table. Filled in by the build: see build/icons.ts. */
export const drawings: Readonly<Record<string, string>> = {}
