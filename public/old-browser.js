/**
 * Says in words that a browser is too old, where it would stay blank (docs/browsers.md). Browsers of any age read this, so it
 * is classic script of 2009, and styled by hand: they may not read the stylesheet either.
 */
(function () {
  var css = window.CSS;
  // Safari 16.4, Chrome 111 and Firefox 128 were the first to have all three.
  if ([].toSorted && css && css.registerProperty && css.supports('color', 'color-mix(in lch, red, red)')) return;
  var texts = {
    en: [
      'This browser is too old for Dayrent',
      'Nothing in your account has changed. Update your browser or your phone, or open Dayrent in a newer browser: Safari 16.4, Chrome 111, Firefox 128 or later.',
    ],
    ar: [
      'هذا المتصفح قديم جدًا على Dayrent',
      'لم يتغيّر شيء في حسابك. حدّث متصفحك أو هاتفك، أو افتح Dayrent في متصفح أحدث: Safari 16.4 أو Chrome 111 أو Firefox 128 أو ما بعدها.',
    ],
  };
  var asked = /[?&]lang=([a-z]+)/.exec(location.search);
  var wanted = [asked ? asked[1] : ''].concat(navigator.languages || navigator.language || []);
  var language = 'en';
  for (var i = wanted.length - 1; i >= 0; i -= 1) {
    var tag = String(wanted[i]).slice(0, 2);
    if (texts.hasOwnProperty(tag)) language = tag;
  }
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  var notice = document.createElement('div');
  notice.id = 'old-browser';
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'max-width:28em;margin:0 auto;padding:3em 1.5em;font-family:sans-serif;line-height:1.5';
  var title = document.createElement('h1');
  title.style.cssText = 'font-size:1.4em;margin:0 0 .5em';
  title.appendChild(document.createTextNode(texts[language][0]));
  notice.appendChild(title);
  notice.appendChild(document.createTextNode(texts[language][1]));
  // Without its root the app doesn't start; half of it would be worse than none.
  var ids = ['root', 'opening'];
  for (var j = 0; j < ids.length; j += 1) {
    var part = document.getElementById(ids[j]);
    if (part) part.parentNode.removeChild(part);
  }
  document.body.insertBefore(notice, document.body.firstChild);
})();
