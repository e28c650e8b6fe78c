export type ContraryKind =
  | 'negation'
  | 'antonym'
  | 'swapped roles'
  | 'comparative'
  | 'number'
  | 'cause and effect'

/** A solution, and an answer that says the contrary in nearly the same words. Written for the tests. */
export type Contrary = [kind: ContraryKind, solution: string, answer: string]
