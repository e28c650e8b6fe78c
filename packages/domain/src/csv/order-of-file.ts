/** The hint on items to order whose file does not say how. */
export const orderOfFile =
  'Nothing says its right order, so its items were taken in the order of the file: check it'
