/** Builds the app, if these sources are not built yet, and prints the folder to serve. */
import { builtApp } from './built-app.ts'

console.log(await builtApp((line) => console.error(line)))
