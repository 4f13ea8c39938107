import { percentDecoded } from '../../html/percent-decoded.js';

/** Words that programs fill in where nobody described a picture. */
const NO_WORD =
  /^(?:image|img|在这里插入图片描述|图片|圖片|画像|写真|사진|이미지|thumbnail|icon|placeholder|untitled|undefined|null|blank|(?:default )?avatar|\.{3}|…)(?:[ _-]?\d{1,3})?$|^(?:\d{6,}|(?:img|dscn?|pxl|screenshot)[_-]?\d[\d_-]*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const FILE = /^\S+(?=\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic|tiff?)$)/i;

/** Whether an alternative text does not describe the picture: a program's placeholder, or the file's name. */
export function saysNothing(alt: string, address: string): boolean {
  const text = alt.trim();
  const [path] = FILE.exec(text) ?? [];
  if (path === undefined) return NO_WORD.test(text);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return NO_WORD.test(name) || lettersOf(percentDecoded(address)).includes(lettersOf(name));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
