import { say } from './say.ts'

/** A name and what belongs to it, with the colon of the language of the page. */
export const labelled = (name: string, value: string): string => say('{name}: {value}', { name, value })
