/** Returns a number of a file; 0 if there is none. Programs that write Moodle's format may write a comma in it. */
export const readNumber = (written: string): number => Number(written.trim().replace(',', '.')) || 0
