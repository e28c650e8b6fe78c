/** The body of a call of the quiz service that did what was asked. */
export const dataResponse = <Data>(data: Data, message?: string) => ({
  status: 200,
  ...(message !== undefined && { message }),
  data,
})

/** The body of a call of the main or auth service that did what was asked. */
export const successResponse = <Shape extends object>(shape: Shape) => ({ success: true, ...shape })
