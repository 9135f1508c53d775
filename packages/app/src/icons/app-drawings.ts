/** Outlines by name of the icons the app itself shows. The build fills it in: see build/icons.ts. */
export const drawings: Readonly<Record<string, string>> = {}
