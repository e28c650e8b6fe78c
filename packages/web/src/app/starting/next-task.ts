/** Waits for a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
