/** A page of a plain web host says where it lies; that of a server says nothing. */
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="redtable-site"]')?.content

/** Whether there is no server at all. */
export const SITE = told !== undefined

/** The folder of the site, with a slash at both ends; a server has it at `/`. */
export const BASE = told ?? '/'

/** The address of a page of ours. */
export const withBase = (path: string): string => BASE + path.replace(/^\//, '')
