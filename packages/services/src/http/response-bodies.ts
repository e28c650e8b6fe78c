/** Returns the body of a successful response of the quiz service. */
export const dataResponse = <Data>(data: Data, message?: string) => ({
  status: 200,
  ...(message !== undefined && { message }),
  data,
})

/** Returns the body of a successful response of the main or auth service. */
export const successResponse = <Shape extends object>(shape: Shape) => ({ success: true, ...shape })
