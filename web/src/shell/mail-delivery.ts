let isSent = true

export const isMailSent = (): boolean => isSent

export function setMailSent(is: boolean): void {
  isSent = is
}
