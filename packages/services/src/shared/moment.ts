/** `yyyy-MM-dd HH:mm:ss` in UTC, the form of every moment on the wire. */
export const toMoment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** Reads what toMoment wrote. The contract has checked the form; a day that does not exist (30 February) rolls over as Date does. */
export const fromMoment = (moment: string): Date => new Date(`${moment.replace(' ', 'T')}Z`)
