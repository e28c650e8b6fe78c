const numbers = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** The value of a Roman number from 1 to 20 in either case; 0 for anything else. */
export const romanValue = (written: string): number =>
  written === written.toLowerCase() || written === written.toUpperCase()
    ? numbers.indexOf(written.toUpperCase()) + 1
    : 0
