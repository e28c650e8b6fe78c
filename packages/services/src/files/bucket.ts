/**
 * A bucket of an S3-compatible store; of AWS if there is no `endpoint`. The AWS SDK reads the access keys from the
 * environment.
 */
export type Bucket = { name: string; region: string; endpoint?: string | undefined }
