/** The pictures that are attached to worksheets. A file is as large as a usual one: zeros follow the picture up to `size`. */
export const samplePictures = {
  /** A confirmation with a stamp, 210 × 297 pixels. */
  letter: {
    type: 'image/png',
    size: 187_485,
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAANIAAAEpAgMAAACb1ZS/AAAACVBMVEX6+vUwP59CQkIz/TClAAABk0lEQVR42u2ZMXLCMBBFvxzR' +
      'pHIBfY6iI1AAkzJHyVHSxwVlSp0il0gKVWmsQSlsMxJ2RlrAM0n4r/EO+M+i9e6XPACEEEIIuUUUAOD+5YevD4+TH1dn5aKKKkL+' +
      'sB9G7DjLVNFFCTnbRd+fOctU0Q8JueQsGr+q0wGooosSUuqiX090AKroooR+mJ4lOctU0UUJuezdfPiziLNM1XVVquSeDV7FudQG' +
      '2IpVSwBYC1XKAMBCqFp2lySZzqoMQoNtemNVUOQGaNJiZ1UaLYBgYSSqGnsA+EQtUZkAAAjJwqrssnwXWCVQabgucPHC8s/Ldhcv' +
      'qWEd+iDE5cjm8ic5i1Rmso2yudwomMsB1HRcFRY+Lf0vcjY9/RRyucJEdLO7g1dRa9j/VA0z1SZVaWskcYH3ngazrcsel2P83Lmc' +
      'OraGK1f5ofQ6ttH8L6zHJSyY5UV/EhDNcr+1apmzueGUInJsD7UGVumekj99rboitntRR7nxllKgartaWuFU9ueNmLu86vDxgPaN' +
      'L4KEEEIIIeTKfAMcREi35p4F3gAAAABJRU5ErkJggg==',
  },
  /** A scanned page, 600 × 800 pixels. */
  scan: {
    type: 'image/png',
    size: 1_440_973,
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAlgAAAMgAgMAAACCDvRXAAAACVBMVEX6+vUwP59CQkIz/TClAAAE8klEQVR42u3dv27bRgDA4TuV' +
      '2jUknTsVRfsSGotOBtIUGfsofZ8EgR6BL1GjQJfuzsApiwSzg+RYliiRIn08Cvq+JTDlPz/cHSmappQQAAAAAAAAAAAAAAAAAABg' +
      'GuLBxz//9Rrf9fHDwG8wm+ZoyZIlS5YsWbJkyZIlS5YsWbJkyZJ1zVkAAAAAwKtLcxPeefftP8O1U1myZMmSJUuWLFmyZMmSJUuW' +
      'LFnXnAUAAAAA3Io0N+F9/XPgN3BJV5YsWbJkyZIlS5YsWbJkyZIlS9Y1ZwEAAAAAry7xW87d9/x2rp3KkiVLlixZsmTJkiVLlixZ' +
      'smTJkgUAAAAATN/r3oT3+OGVslw7lSVLlixZsmTJkiVLlixZsmTJknXNWQAAAADArUj8Tnhd/NGwzSVdWbJkyZIlS5YsWbJkyZIl' +
      'S5YsWdecBQAAAAC8ulHudrv8f3917VSWLFmyZMmSJUuWLFmyZMmSNYZinB/zdhlCCB8nlvV+989DOaVJ/PvloE0k62FvMqeTtd6f' +
      'ud+7fU0cbWE9DV05jdGav/zwTacv+i551ruD6fn+vymM1vxww5tJjNa7o9XcZbhmYw9Wt+FKnbXot/MnzopNh/W77FlFz+fhYqQ5' +
      '/Lj3jBhz74nxt+2/9acQQvj670/bD3/8J+8kFvtVIaxXXadoNsYcfjp41o6Zs7aLaf284cv+9lxZu1FZPW+py1NHsxGzisPBehqu' +
      'ImvW4nCwnoYrZs1aHg3W03AtM2Ztx6R6ubHutLhmqZdWfXiSvOqyuGapl9bmcOumy+KapV5a1eHWusviSn2+VR//orPKe74VG+dw' +
      't2mRLatonMPdLBbZshYhhND0y2rZvuYTr626aWOVdW0tm5fWbuMyU1Y8OTB1+5pPPInlBVvHySqGPDwbf8V3WfOzpMeHTfNDm9Yj' +
      'RNrRqi4axFGylkMen2XYETvsismy4rnJqtoOXLf2N5/i9I64faAwWi8PW9W5w2w0Wl2PA2WurOWgz0g5WvXFz0q3urbiucPW9qGF' +
      '0bqCrKrX3pA0a+BfKqytqWSVPR+7vdFadLwaYLSmnVX3PNSaRFmyZMmSJUuWrKvOigPO9U3iFLKqYef6NziJy56PWfITydoM+5Tk' +
      '92/1ONRaWxPJqsPZa7ZFyxH3Bicx9j6BSJdVDvqM9Hfp9nnuubm1VZ1bQbHlvObmRuvsHRhF27PmrY3W2TswFm2n1WO8ROTy40PC' +
      'rHLI46O8zufSs62UWdXpXbFoO2wlHq3Y74k6ZdZmyMOJj1vLfjtiwqzTN1TH9qsBCUerDOdezVnmnMTYb8WnzKpOLaNl6/EhZdap' +
      'V6jEDvtp6r9VFyeWVpX3pDkez+Jd5l/IysZZjF2eyJPfv1U0zmGdcbQ2jbN412HFj3CD56JpDqucvyeWIZx4U48yZ1Z1vOdt57TO' +
      'uSfuVtD8eLA2WbPqowPVbgeosmbtltD8cLAyvkRkf1S+vdXPfBk6La3EWbs1FHdd87vQbWmlfsOYhx+2Xb/chxDe/rrb+rn16xK/' +
      'qce3tf3+eE/IeAax6fE70QiT+DSLL3zOPlonX8CcOWt9vOnLBLKOXwpfl1PIWvcZrBEuUq56DNYIWesegzXGJd3V5YM1wnu7hcf9' +
      'Y9enMJXR2n87w4cwnaznt8js/J6UMYzi0nfwBAAAAAAAAAAAAAAAAAAAAAAAgFvyP0SjveJkkA3XAAAAAElFTkSuQmCC',
  },
  /** A photo, 320 × 208 pixels. */
  photo: {
    type: 'image/jpeg',
    size: 1_139,
    base64:
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI' +
      'CAgICAgICAgICAgICAj/wAALCADQAUABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAFBABAAAAAAAAAAAA' +
      'AAAAAAAAAP/aAAgBAQAAPwD3AM9A0AVMzjjWgVnoGuzWkyGux2sxWyewz2yGE3SKqk12GsLzMaqJiNFGqJgiaqsprxFthOgSqJFV' +
      'A3DnPuiUD0jCK6FiNpTKYvqYKxm+xlZ0KuzlNpLSVjJ1BoNdzKwQ1okUVtZPVDmU1SLrKW0pzNaxzOWmcczDj2geejZKwvsZKeFN' +
      '0bARtFcV0KRWTIz1llpFdvo0KBKz0zUNYrURlU0xi2xEy01GM1mciUkjWZrZZK+x1lcZ7QXGatq6k1gzFhiNYKCJvojSsV0iociK' +
      'oLRrSViqpyRllDdZjXZZEqyy15aRmp3OnpTlBM12A33OtlWU2glYzpD2IrNY5bYCZYUkK+rNxltNGz068iZzYZqJmpzUq2U81hNU' +
      '1CG0rqJiBYajFaxCpXOJUqVoImSuo0gX2eotNnqqQJ1E05OVcTrTmGworqNmJGozTFlqnubXUSdsOeOaK8GagRJAqJGsx1pSMbrC' +
      'Xl5kIGmrHKLcYjdNYadums9bZidGtsxtsRoLDIZrVKiXWIFpsOddG509qqaoY1EyinXlVYIgVExx5F8xRMKgMXiHOdaaE9quaarO' +
      'aim0mYtMpMecqJ1xeZKRGnWmW1DCMw10bETqK+emCBZc8haSBfYy+vMFqoVFrqLUUlpCpp0RjfDnW6YrEX1MqyromY1UCsevMAi+' +
      'RpMY5uI2KUqNqI0aslWka6wCuhOYa+uqDMajIXWix285Z0DFTg9aSmMlC6ExjICL6i0ltGzz1BaQrjUc202Y0ltjGulDm0rYcs6J' +
      'QNRNJVUTm459qL6qy2wmYK8rNVlqC+qp0qi0FhWWVgiVQX0bFWUqgmOV2qxUzQUmkwW859GCJ2qnUVVpM1dU2kotNRaCkpoDllTK' +
      '1VtVVmKlSFaLOI02Y1zlRKjQsw10LEaQOWyMheYjoVJpKLPROhPUSo0jFOVGwvMA9A0Eqg3XONJMxXSMdVK3megbjJBoQthmJEDU' +
      'RsR0xrn0qFAc6BhqrcTEUFVWdK5p0KRkrR7LTIlpaZyBG21BsMlGrtpTQNFSW1RVQtNYZpzPKlXkLTVWUkPaKBoMxoGJUSY5CxWs' +
      'z0qyrqK0rrKBtOXaIUzGispXOujYRrcKzzkbVZ6BMmCkiQJUKVuuba6i1krJWVZG1FZktxiN1UUF5SaLJahzJAbKsz1k5XbCJkrK' +
      'sEy6zltVMAW2gxFgiJOrBrMkLBi+y0qILisYFtIUhhq0ywEhy6FNaQKzSZjSZoACdAtgqmCramctKYCyRXAAAAAAWFdcUwAAAAUg' +
      'AAAAAAAAAACRGAAA/9k=',
  },
  /** A tiny picture, 12 × 12 pixels. */
  icon: {
    type: 'image/png',
    size: 512,
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMAQMAAABsu86kAAAABlBMVEX6+vUwP5++V2ygAAAAFUlEQVR42mNgwAUcGBgZGBgcGBgY' +
      'AAOsAIL3hLbhAAAAAElFTkSuQmCC',
  },
} as const;

/** The name of one of these pictures. */
export type SamplePicture = keyof typeof samplePictures;
