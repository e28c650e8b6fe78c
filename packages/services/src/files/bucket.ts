/**
 * A bucket of an S3-compatible store. Its keys come from the environment, as the AWS SDK reads them; without
 * `endpoint` it is Amazon's own.
 */
export type Bucket = { name: string; region: string; endpoint?: string | undefined }
