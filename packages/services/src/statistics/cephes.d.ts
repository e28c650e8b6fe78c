// The package has types, but its exports do not name them.
declare module 'cephes' {
  const cephes: {
    /** Resolves once the functions can be called. */
    compiled: Promise<void>
    incbi: (a: number, b: number, y: number) => number
    ndtr: (x: number) => number
    ndtri: (p: number) => number
    stdtri: (degreesOfFreedom: number, p: number) => number
  }
  export default cephes
}
