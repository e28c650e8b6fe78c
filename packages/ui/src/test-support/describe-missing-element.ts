/**
 * The error for an element that a query does not find. Testing Library's own contains the whole document, and most
 * are thrown away while a test waits for the element: they took a sixth of the CPU time of the page's tests.
 */
export const describeMissingElement = (message: string | null): Error => {
  const error = new Error(message ?? 'The element was not found.')
  error.name = 'TestingLibraryElementError'
  return error
}
