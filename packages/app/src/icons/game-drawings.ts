/** Outlines by name of the icons that games show; loaded with the first table. The build fills it in: see build/icons.ts. */
export const drawings: Readonly<Record<string, string>> = {}
