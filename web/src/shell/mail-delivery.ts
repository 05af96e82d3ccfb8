let isSent = true

/** Whether e-mails leave the server. */
export const isMailSent = (): boolean => isSent

export function setMailSent(is: boolean): void {
  isSent = is
}
