/** Who suggests marks, in a teacher's words: a model by its name, and what stands in for one by what it is. */
export const graderName = (model: string): string => (model === 'offline' ? 'the offline grader' : model)
