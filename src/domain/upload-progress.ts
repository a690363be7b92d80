/** How far an upload is, in bytes of the whole request. */
export interface UploadProgress {
  sent: number;
  /** 0 where nobody knows. */
  total: number;
}
