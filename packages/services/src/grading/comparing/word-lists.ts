/** Words that negate a statement, without apostrophes. */
export const negations: ReadonlySet<string> = new Set(
  [
    'not no never none neither nor nothing without cannot cant isnt arent wasnt werent doesnt dont didnt',
    'wont wouldnt shouldnt couldnt hasnt havent hardly false untrue impossible',
  ]
    .join(' ')
    .split(' '),
)

/** Words that occur in any text, whatever its subject. They are not compared. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an the this that these those it its he she they them their there here we you i me my our your his',
    'her is are was were be been being am do does did done has have had having of in on at to from by',
    'with into onto for as and or but if then than so because since while when where which who whom whose',
    'what why how can could may might must shall should will would also too very much more most such each',
    'every some any all both other another just only about over under between through during before after',
    'up down out off again once own',
  ]
    .join(' ')
    .split(' '),
)
