/** Returns the SQL text of a statement as both drivers take it. Its parameter values are separate. */
export const statementText = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text)
  return ''
}
