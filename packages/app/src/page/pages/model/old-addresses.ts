/** Addresses that links and bookmarks still have, and what each is called now. */
const RENAMED: readonly (readonly [old: RegExp, now: string])[] = [
  [/^\/told\//, '/archive/'],
  [/^\/visit(?=\/|$)/, '/match'],
  [/^\/shared\//, '/forces/shared/'],
]

/** Gets the present address of a page that was moved; undefined if there never was such a page. */
export function presentAddress(path: string): string | undefined {
  const renamed = RENAMED.find(([old]) => old.test(path))
  return renamed && path.replace(...renamed)
}
