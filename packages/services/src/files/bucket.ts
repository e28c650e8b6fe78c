/**
 * A bucket of an S3-compatible store, without `endpoint` of AWS. The AWS SDK reads the access keys from the
 * environment.
 */
export type Bucket = { name: string; region: string; endpoint?: string | undefined }
